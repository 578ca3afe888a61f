-- GET /v1/editeur/cockpit: organizations by code, each with its figures, and the platform's jobs
-- that failed permanently.
-- Spec: support-et-cockpit#cockpit, api#pages.
-- Chosen: docs/decisions/0073-support-et-cockpit.md. The organizations of a page are selected first
--         and counted together.
-- Refuses: droit_manquant, parametre_invalide (the cursor).
create or replace function v1.editeur_cockpit(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_ids uuid[];
begin
  perform utilisateur.exiger_editeur(p_appelant, now(), 'editeur_support');
  v_page := core.tourner_page(p_requete);
  v_ids := array(
    select o.id from tache.annuaire() as o
    where (v_page.apres is null or o.code > v_page.apres ->> 0)
      and (p_requete ->> 'statut' is null or o.statut = p_requete ->> 'statut')
      and (p_requete ->> 'recherche' is null
        or core.contient(o.code || ' ' || o.nom, p_requete ->> 'recherche'))
    order by o.code limit v_page.limite + 1);
  return (
    select json_build_object(
      'organisations', coalesce(json_agg(json_build_object(
        'organisation', organisation.presenter(o),
        'licence', case when l.licence_id is not null then json_build_object(
          'statut', l.statut, 'debut', l.debut, 'fin', l.fin, 'jours_restants', l.jours_restants,
          'plafonds', l.plafonds, 'avertissements', (
            select coalesce(json_agg(a.code order by a.rang), '[]')
            from (values
              (1, 'licence_expiree', l.statut = 'expiree'),
              (2, 'plafond_depasse',
               c.utilisateurs > (l.plafonds ->> 'utilisateurs')::integer
               or c.appareils + c.codes > (l.plafonds ->> 'appareils')::integer
               or c.producteurs > (l.plafonds ->> 'producteurs')::integer),
              (3, 'module_non_couvert', not c.modules <@ l.modules))
              as a (rang, code, est)
            where a.est)) end,
        'campagnes', coalesce(v.campagnes, '[]'),
        'appareils', json_build_object(
          'actifs', c.appareils, 'muets', c.muets, 'codes', c.codes,
          'derniere_synchro', core.horodatage(c.derniere_synchro)),
        'controles', json_build_object(
          'ouverts', c.controles, 'plus_ancien', core.horodatage(c.plus_ancien),
          'un_jour', c.un_jour, 'sept_jours', c.sept_jours, 'trente_jours', c.trente_jours),
        'producteurs', c.producteurs, 'utilisateurs', c.utilisateurs,
        'fichiers', c.fichiers, 'octets', c.octets, 'messages_echoues', c.messages_echoues,
        'taches_echouees', c.taches_echouees) order by o.code), '[]'),
      'suivant', case when cardinality(v_ids) > v_page.limite
        then core.curseur(jsonb_build_array(max(o.code))) end,
      'taches_echouees', (
        select coalesce(json_agg(json_build_object(
          'tache', e.tache, 'nombre', e.nombre, 'depuis', core.horodatage(e.depuis))
          order by e.tache), '[]')
        from (select f.tache, sum(f.nombre) as nombre, min(f.depuis) as depuis
              from tache.echecs() as f group by f.tache) as e))
    from tache.cockpit(v_ids[1:v_page.limite], now()) as c
      join tache.annuaire() as o on o.id = c.organisation_id
      left join tache.licences_en_vigueur(core.jour_editeur(now())) as l
        on l.organisation_id = o.id
      left join tache.volumes(v_ids[1:v_page.limite]) as v on v.organisation_id = o.id);
end
$$;
grant execute on function v1.editeur_cockpit(jsonb, jsonb) to api;
