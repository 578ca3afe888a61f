-- The fields of a modification that another author changed after the version it was based on, each
-- with the server's value and the proposed one. `p_champs` names only fields whose value differs
-- from the server's, `p_serveur`.
-- Spec: types-de-commandes#producteur-modifier.
create or replace function producteur.trouver_conflits(
  p_producteur_id uuid, p_version_base integer, p_auteur_id uuid, p_champs jsonb, p_serveur jsonb)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with dernier as (
      select distinct on (h.champ) h.champ, h.version, h.auteur_id
      from producteur.champ h
      where h.producteur_id = p_producteur_id and p_champs ? h.champ
      order by h.champ, h.version desc
    )
    select coalesce(jsonb_object_agg(d.champ, jsonb_build_object('serveur', p_serveur -> d.champ,
      'propose', p_champs -> d.champ, 'version', d.version, 'auteur_id', d.auteur_id)), '{}')
    from dernier d
    where exists (
      select from producteur.champ a
      where a.producteur_id = p_producteur_id and a.champ = d.champ
        and a.version > p_version_base and a.auteur_id <> p_auteur_id));
end
$$;
