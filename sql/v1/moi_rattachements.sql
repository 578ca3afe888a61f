-- GET /v1/moi/rattachements: the organizations that have requested to attach the caller's identity.
-- Spec: identites-et-droits#plusieurs-organisations.
-- Refuses: compte_inactif, parametre_invalide (curseur).
-- Chosen: docs/decisions/0015-comptes.md. No other person sees them.
create or replace function v1.moi_rattachements(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_actif(p_appelant, now());
  v_page record;
  v_personne text;
begin
  v_page := core.tourner_page(p_requete);
  v_personne := personne.du_compte(v_session.utilisateur_id);
  perform set_config('sillon.personne', v_personne, true);
  return (
    with page as (
      select r.utilisateur_id as id, row_number() over (order by r.utilisateur_id) as rang,
             json_build_object(
               'id', r.utilisateur_id, 'organisation_code', r.organisation_code,
               'organisation_nom', r.organisation_nom,
               'demande_le', core.horodatage(r.demande_le),
               'expire_le', core.horodatage(r.code_expire_le)) as rattachement
      from personne.rattachement r
      where r.identifiant = v_personne and r.etat = 'demande'
        and (v_page.apres is null or r.utilisateur_id > (v_page.apres ->> 0)::uuid)
      order by r.utilisateur_id limit v_page.limite + 1
    )
    select json_build_object(
      'rattachements', coalesce(json_agg(p.rattachement order by p.rang)
                                  filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur(jsonb_build_array(
        max(p.id::text) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.moi_rattachements(jsonb, jsonb) to api;
