-- GET /v1/journal: the audit journal, latest first; filters `entite`, `entite_id`, `action`,
-- `utilisateur_id`, `appareil_id`, `commande_id`, `depuis` (included), `jusqu_a` (not included).
-- Spec: organisations-et-modules#journal.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.journal(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_filtre record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'audit.export');
  v_page := core.tourner_page(p_requete);
  select r.entite, r.entite_id, r.action, r.utilisateur_id, r.appareil_id, r.commande_id, r.depuis,
         r.jusqu_a
  into v_filtre
  from jsonb_to_record(p_requete) as r (
    entite text, entite_id uuid, action text, utilisateur_id uuid, appareil_id uuid,
    commande_id uuid, depuis timestamptz, jusqu_a timestamptz);
  return (
    with page as (
      select e.id, row_number() over (order by e.id desc) as rang, json_build_object(
        'id', e.id, 'le', core.horodatage(e.le), 'action', e.action, 'entite', e.entite,
        'entite_id', e.entite_id, 'utilisateur_id', e.utilisateur_id,
        'identifiant', (select u.identifiant from utilisateur.utilisateur u
                        where u.id = e.utilisateur_id),
        'appareil_id', e.appareil_id, 'commande_id', e.commande_id, 'details', e.details) as entree
      from journal.evenement e
      where (v_page.apres is null or e.id < (v_page.apres ->> 0)::bigint)
        and (v_filtre.entite is null or e.entite = v_filtre.entite)
        and (v_filtre.entite_id is null or e.entite_id = v_filtre.entite_id)
        and (v_filtre.action is null or e.action = v_filtre.action)
        and (v_filtre.utilisateur_id is null or e.utilisateur_id = v_filtre.utilisateur_id)
        and (v_filtre.appareil_id is null or e.appareil_id = v_filtre.appareil_id)
        and (v_filtre.commande_id is null or e.commande_id = v_filtre.commande_id)
        and (v_filtre.depuis is null or e.le >= v_filtre.depuis)
        and (v_filtre.jusqu_a is null or e.le < v_filtre.jusqu_a)
      order by e.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'evenements', coalesce(json_agg(p.entree order by p.rang)
                               filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(min(p.id) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.journal(jsonb, jsonb) to api;
