-- GET /v1/campagnes/{id}/tableau: the figures of a campaign: its collections week by week, its
-- capacities, and its stock by place and category; and, for the whole organization, the open
-- controls by age, the silent devices and the certificates that end soon. Each figure has the
-- filters of its list. A part that the caller may not read is null, and `absents` has the reason.
-- Masses in g.
-- Spec: packs-et-campagnes#tableau.
-- Chosen: docs/decisions/0110-tableau.md.
-- Refuses: compte_inactif, campagne_introuvable.
create or replace function v1.campagnes_tableau(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecteur(p_appelant, now());
  v_campagne campagne.campagne;
  v_absents jsonb;
begin
  select c.* into v_campagne from campagne.campagne c where c.id = (p_requete ->> 'id')::uuid;
  if v_campagne.id is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  -- Each row below is a part of the response: the permission, or the module with its readers, that
  -- this part's list requires, and the setting that gives the part's period.
  select coalesce(jsonb_object_agg(p.partie, jsonb_build_object(
           'partie', p.partie, 'permissions', to_jsonb(d.permissions), 'reglage',
           case when d.permissions is null then p.reglage end)), '{}')
  into v_absents
  from (values ('semaines', null, 'noyau', null), ('capacites', null, 'noyau', null),
               ('stock', null, 'stock', null), ('controles', 'review.resolve', null, null),
               ('appareils', 'devices.manage', null, 'relances.saisie_jours'),
               ('certificats', null, 'certification', 'relances.certificat_jours'))
      as p (partie, permission, module, reglage)
    cross join lateral (
      select case when not utilisateur.detient(v_session, now(), r.ouvrent)
               then r.ouvrent end as permissions
      from (select case when p.permission is not null then array[p.permission]
                     else array(
                       select 'dashboard.view'
                       union select m.code from utilisateur.permission m
                       where m.module = p.module order by 1) end as ouvrent) as r) as d
  where d.permissions is not null
    or p.reglage is not null and reglage.entier(p.reglage, now()) = 0;
  return json_build_object(
    'campagne', json_build_object(
      'id', v_campagne.id, 'code', v_campagne.code, 'nom', v_campagne.nom,
      'annee', v_campagne.annee, 'statut', v_campagne.statut),
    'le', core.horodatage(now()),
    'semaines', case when not v_absents ? 'semaines'
      then collecte.presenter_semaines(v_campagne.id) end,
    'capacites', case when not v_absents ? 'capacites'
      then capacite.presenter_matieres(v_campagne.id) end,
    'stock', case when not v_absents ? 'stock' then lot.presenter_places(v_campagne.id) end,
    'controles', case when not v_absents ? 'controles' then controle.presenter_ages(now()) end,
    'appareils', case when not v_absents ? 'appareils' then appareil.presenter_muets(
      reglage.entier('relances.saisie_jours', now())::integer, now()) end,
    'certificats', case when not v_absents ? 'certificats' then certificat.presenter_fins(
      reglage.entier('relances.certificat_jours', now())::integer, now()) end,
    'absents', (select coalesce(json_agg(a.valeur order by a.partie), '[]')
                from jsonb_each(v_absents) as a (partie, valeur)));
end
$$;
grant execute on function v1.campagnes_tableau(jsonb, jsonb) to api;
