-- Returns the plots among a capacity's lines that have neither a yield of their own nor a default
-- of the campaign's pack.
-- Spec: capacites#proposition.
create or replace function capacite.sans_rendement(
  p_campagne_id uuid, p_matiere_code text, p_lignes jsonb) returns uuid[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select array(
    select (l.value ->> 'parcelle_id')::uuid from jsonb_array_elements(p_lignes) as l
    where (l.value ->> 'rendement_defaut')::boolean and not exists (
      select from campagne.campagne k
        join pack.parametre d on d.pack_version_id = k.pack_version_id
      where k.id = p_campagne_id and d.cle = 'rendement_defaut.' || p_matiere_code)
    order by 1)
$$;
