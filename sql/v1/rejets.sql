-- GET /v1/rejets: the security rejections, latest first.
-- Spec: commandes#rejets.
-- Chosen: listed for devices.manage, docs/decisions/0007-synchronisation.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.rejets(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'devices.manage');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select r.id, row_number() over (order by r.id desc) as rang, json_build_object(
        'id', r.id, 'motif', r.motif, 'commande_id', r.commande_id, 'appareil_id', r.appareil_id,
        'utilisateur_id', r.utilisateur_id, 'sequence', r.sequence,
        'recue_le', core.horodatage(r.recue_le)) as rejet
      from commande.rejet r
      where (v_page.apres is null or r.id < (v_page.apres ->> 0)::bigint)
        and (p_requete ->> 'appareil_id' is null
             or r.appareil_id = (p_requete ->> 'appareil_id')::uuid)
      order by r.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'rejets', coalesce(json_agg(p.rejet order by p.rang)
                           filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(min(p.id) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.rejets(jsonb, jsonb) to api;
