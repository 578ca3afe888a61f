-- Returns what a statement hands over by a link, and writes that it was taken; null if no link of
-- the organization has that SHA-256 now, if the statement hands over nothing any more, or while the
-- organization is suspended.
-- Spec: eudr#lien.
-- Locks: the link.
create or replace function eudr.remettre_par_lien(p_empreinte text, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lien eudr.lien;
begin
  select l.* into v_lien
  from eudr.lien l
    join eudr.declaration d
      on d.organisation_id = l.organisation_id and d.id = l.declaration_id
    join organisation.organisation o on o.id = l.organisation_id and o.statut <> 'suspendue'
  where l.empreinte = p_empreinte
    and l.retire_le is null and l.expire_le > p_le
    and d.statut = any ((
      select a.de from acte.acte a where (a.entite, a.acte) = ('eudr', 'remettre'))::text[])
  for no key update of l;
  if v_lien.id is null then
    return null;
  end if;
  update eudr.lien l set prises = l.prises + 1, prise_le = p_le where l.id = v_lien.id;
  perform journal.consigner(
    p_le, 'eudr.prendre', 'declaration_eudr', v_lien.declaration_id,
    jsonb_build_object('lien_id', v_lien.id));
  return eudr.remettre(
    v_lien.declaration_id, case when v_lien.avec_noms then '{producteur}'::text[] else '{}' end,
    p_le);
end
$$;
