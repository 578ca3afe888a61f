-- Writes a record of a licence in the current organization, with the organization's row locked, and
-- the records over which it prevails.
-- Spec: licences-et-factures#registre, licences-et-factures#chevauchement.
-- Refuses: licence_chevauchante, by the exclusion constraint.
create or replace function licence.inscrire(p_licence licence.licence) returns licence.licence
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecrite licence.licence;
begin
  insert into licence.licence as l
    (organisation_id, corrige, retiree, debut, fin, modules, plafonds, raison, auteur, ecrite_le)
  select core.organisation_id(), p_licence.corrige, p_licence.retiree, p_licence.debut,
         p_licence.fin, p_licence.modules, p_licence.plafonds, p_licence.raison, p_licence.auteur,
         greatest(p_licence.ecrite_le, max(a.ecrite_le))
  from licence.licence a
  returning l.* into v_ecrite;
  delete from licence.licence_en_vigueur e where e.licence_id = v_ecrite.corrige;
  if not v_ecrite.retiree then
    insert into licence.licence_en_vigueur (organisation_id, licence_id, debut, fin)
    values (v_ecrite.organisation_id, v_ecrite.id, v_ecrite.debut, v_ecrite.fin);
  end if;
  return v_ecrite;
end
$$;
