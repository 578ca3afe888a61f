-- Writes the acts of a kind of record from its `acte.rows.sql`, and deletes acts that the file no
-- longer has. Defaults of a row: the refusal code is `transition_refusee`, the function has the
-- act's name, and the API offers the act to the holders of its permission.
-- Spec: service#actes.
-- Chosen: docs/decisions/0054-actes.md.
create or replace function acte.tenir(p_entite text, p_actes jsonb) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from acte.acte a
  where a.entite = p_entite
    and not exists (select from jsonb_array_elements(p_actes) as s where s ->> 'acte' = a.acte);
  insert into acte.acte as a
    (entite, acte, de, vers, permission, porte, refus, fonction, offert)
  select p_entite, s.acte, s.de, s.vers, s.permission, s.porte,
         coalesce(s.refus, 'transition_refusee'), coalesce(s.fonction, p_entite || '.' || s.acte),
         s.permission is not null and coalesce(s.offert, true)
  from jsonb_to_recordset(p_actes) as s (
    acte text, de text[], vers text, permission text, porte text, refus text, fonction text,
    offert boolean)
  on conflict (entite, acte) do update
    set de = excluded.de, vers = excluded.vers, permission = excluded.permission,
        porte = excluded.porte, refus = excluded.refus, fonction = excluded.fonction,
        offert = excluded.offert
    where (a.de, a.vers, a.permission, a.porte, a.refus, a.fonction, a.offert)
      is distinct from
          (excluded.de, excluded.vers, excluded.permission, excluded.porte, excluded.refus,
           excluded.fonction, excluded.offert);
$$;
grant execute on function acte.tenir(text, jsonb) to proprietaire;
