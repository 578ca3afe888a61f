-- Returns the members that a row of an import may mean: the member with the row's number; otherwise
-- the members of the same village with the same names (ignoring order, case and accents), except
-- members with another number.
-- Spec: imports#connus.
create or replace function importation.membres_connus(p_demande jsonb) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation_id uuid := core.organisation_id();
  v_reference text := p_demande ->> 'reference';
  v_mots text[] := core.mots(concat_ws(' ', p_demande ->> 'nom', p_demande ->> 'prenoms'));
  v_village text := nullif(core.cle_nom(p_demande ->> 'localite'), '');
  v_connus uuid[] := array(
    select p.id from producteur.producteur p
    where p.reference = v_reference and p.organisation_id = v_organisation_id);
begin
  return case when v_connus <> '{}' then v_connus else array(
    select p.id from producteur.producteur p
    where p.organisation_id = v_organisation_id and p.fusionne_dans is null
      and not isempty(p.actif_pendant)
      and (p.reference is null or v_reference is null)
      and core.cle_nom(p.localite) = v_village
      and core.mots(p.nom || ' ' || p.prenoms) = v_mots
    order by p.id) end;
end
$$;
