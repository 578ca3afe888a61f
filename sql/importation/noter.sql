-- Stores the findings of tried or applied rows, in place of earlier findings about them, and the
-- progress of the import.
-- Spec: imports#rapport.
create or replace function importation.noter(
  p_importation_id uuid, p_rangs integer[], p_constats jsonb, p_examinees integer,
  p_ecrites integer) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from importation.constat c
  where c.importation_id = p_importation_id and c.rang = any (p_rangs) and c.etape = 'ecriture';
  insert into importation.constat
    (organisation_id, importation_id, rang, ordre, etape, colonne, code, gravite, message, details)
  select core.organisation_id(), p_importation_id, k.rang,
         row_number() over (partition by k.rang order by k.gravite desc, k.code),
         'ecriture', k.colonne, k.code, k.gravite, k.message, k.details
  from jsonb_to_recordset(p_constats) as k (
    rang integer, colonne text, code text, gravite text, message text, details jsonb);
  update importation.importation i
  set examinees = p_examinees, ecrites = p_ecrites, fautives = least(p_examinees, (
        select count(distinct c.rang) from importation.constat c
        where c.importation_id = i.id and c.gravite = 'faute'))
  where i.id = p_importation_id;
$$;
