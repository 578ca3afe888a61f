-- GET /v1/ma-filiere: the frozen pack of every open campaign, the latest opened first, or the pack
-- of the campaign given by its id or code.
-- Spec: packs-et-campagnes#filiere.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: compte_inactif, campagne_introuvable, campagne_non_ouverte (it froze nothing yet).
create or replace function v1.ma_filiere(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_voulue text := p_requete ->> 'campagne';
  v_campagne_id uuid;
begin
  perform utilisateur.exiger_lecteur(p_appelant, now());
  if v_voulue is not null then
    v_campagne_id := (campagne.exiger_figee(v_voulue)).id;
  end if;
  return (
    select jsonb_build_object('filieres', coalesce(
      jsonb_agg(activite.presenter_filiere(c, now())
                order by lower(c.active_pendant) desc, c.code), '[]'))
    from campagne.campagne c
    where case when v_campagne_id is null then c.active_pendant @> now()
            else c.id = v_campagne_id end);
end
$$;
grant execute on function v1.ma_filiere(jsonb, jsonb) to api;
