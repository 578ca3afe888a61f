-- The alerts of a collection: the phone's pack is not the campaign's frozen one; the plot has no
-- yield of its own, so that the capacity figure rests on the pack's default.
-- Spec: commandes#alertes.
-- Chosen: `versions.pack` names a pack version by id, by version, or as code@version; none named
--         raises no alert.
create or replace function collecte.alerter(p_contexte commande.contexte) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select array(
      select 'version_pack_differente'
      from campagne.campagne c join pack.pack_version v on v.id = c.pack_version_id
        join pack.pack k on k.id = v.pack_id
      where c.id = (p_contexte.refs ->> 'campagne_id')::uuid
        and p_contexte.version_pack not in (v.id::text, v.version, k.code || '@' || v.version)
      union all
      select 'rendement_non_calibre'
      where p_contexte.refs ->> 'parcelle_id' is not null
        and p_contexte.refs ->> 'produit_id' is not null
        and not exists (
          select from parcelle.rendement r
          where r.parcelle_id = (p_contexte.refs ->> 'parcelle_id')::uuid
            and r.campagne_id = (p_contexte.refs ->> 'campagne_id')::uuid
            and r.produit_id = (p_contexte.refs ->> 'produit_id')::uuid)));
end
$$;
