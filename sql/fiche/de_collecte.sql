-- Returns the data of a collection's own page besides its row in the list: versions of its
-- weighings, history of states, movements, messages, corrections, later use, consumption of
-- capacities, documents and, if the caller reads payments, amounts due. Masses in g.
-- Spec: api#fiches, collectes#calcul, collectes#qualite, paiements#du.
create or replace function fiche.de_collecte(
  p_collecte collecte.collecte, p_session utilisateur.session, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_commande jsonb := fiche.de_commande(p_collecte.commande_id, p_session, p_le);
  v_id uuid := p_collecte.id;
begin
  return v_commande || fiche.matiere_de(v_id, p_session, p_le) || jsonb_build_object(
    'corrections', v_commande -> 'corrections' || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', k.version, 'payload', k.payload,
        'date_operation', core.horodatage(k.date_operation), 'controle_id', k.controle_id,
        'auteur_id', k.auteur_id, 'le', core.horodatage(k.le)) order by k.version), '[]')
      from collecte.correction k where k.collecte_id = v_id),
    'calcul_telephone', p_collecte.calcul_telephone,
    'qualite_declaree', p_collecte.qualite_declaree,
    'pesees', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', w.version, 'rang', w.rang, 'brut_g', w.brut_g, 'tare_g', w.tare_g)
        order by w.version, w.rang), '[]')
      from collecte.toute_pesee w where w.collecte_id = v_id),
    'historique_qualites', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'referentiel_code', q.referentiel_code, 'etat_code', q.etat_code,
        'categorie_affichage', e.categorie_affichage, 'etat_declare', q.etat_declare,
        'le', core.horodatage(q.le)) order by q.le, q.referentiel_code, q.id), '[]')
      from collecte.qualite q
        join conformite.etat e
          on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
      where q.collecte_id = v_id),
    'signalements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'motif', s.motif, 'correction_proposee', s.correction_proposee,
        'auteur_id', s.auteur_id, 'date_operation', core.horodatage(s.date_operation))
        order by s.date_operation, s.id), '[]')
      from collecte.signalement s where s.collecte_id = v_id),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', t.version, 'statut', t.statut, 'raison', t.raison,
        'tentatives', t.tentatives, 'le', core.horodatage(t.le)) order by t.version), '[]')
      from collecte.messages(p_collecte) as t),
    'documents', fiche.documents_de(v_id, p_session, p_le),
    'creances', case when utilisateur.peut_lire(p_session, p_le, 'contrats') then (
      select coalesce(jsonb_agg(
        paiement.presenter_creance(d) || fiche.de_creance(d) order by d.rang), '[]')
      from paiement.creance d where d.collecte_id = v_id) end);
end
$$;
