-- Returns the ids of a command's own records that a corrected payload changes. An id that refers to
-- no other record belongs to the command's own record; the id of a survey belongs to its shape.
-- Spec: file-de-controle#correction.
create or replace function saisie.ids_changes(
  p_type text, p_avant jsonb, p_apres jsonb) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select c.champ
    from (
      select array[k.cle] as chemin, k.cle as champ
      from jsonb_object_keys(p_avant || p_apres) as k (cle)
      where k.cle like '%\_id' and not exists (
        select from commande.reference_type r where r.type = p_type and r.champ = k.cle)
      union all
      select '{releve,polygone_id}', 'releve.polygone_id') as c
    where (p_avant #>> c.chemin)::uuid is distinct from (p_apres #>> c.chemin)::uuid
    order by c.champ);
end
$$;
