-- Presents a lot with its history: states, places, quarantines, qualities, laboratory results that
-- block it, its collections that exclude it from a referential, and its former code and place
-- elsewhere.
-- Spec: lots#lot, lots#reprise.
-- Refuses: lot_inconnu.
create or replace function lot.detailler(p_lot_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot := lot.exiger(p_lot_id);
begin
  return lot.presenter(v_lot) || jsonb_build_object(
    'actes_possibles', lot.actes_possibles(v_lot)
      || case when lot.est_retenu(v_lot) then '{liberer}'::text[] else '{}' end,
    'analyses_retenues', lot.presenter_analyses(p_lot_id),
    'reprise', (
      select jsonb_build_object(
        'code_externe', x.code_externe, 'groupement_id', x.groupement_id,
        'fournisseur_id', x.fournisseur_id, 'certificat', x.certificat,
        'date_operation', core.horodatage(x.date_operation))
      from lot.reprise x where x.id = v_lot.reprise_id),
    'levees', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'resultat_id', l.resultat_id, 'raison', l.raison, 'auteur_id', l.auteur_id,
        'le', core.horodatage(l.le)) order by l.le, l.resultat_id), '[]')
      from lot.levee_analyse l where l.lot_id = p_lot_id),
    'ecarts_du_bio', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'referentiel_code', b.referentiel_code, 'collecte_id', b.collecte_id,
        'motifs', b.motifs) order by b.collecte_id, b.referentiel_code), '[]')
      from lot.ecartes_du_bio(array[p_lot_id]) as b),
    'historique', (
      select jsonb_agg(jsonb_build_object(
        'acte', t.acte, 'de', t.de, 'vers', t.vers, 'raison', t.raison,
        'auteur_id', t.auteur_id, 'le', core.horodatage(t.le)) order by t.rang)
      from lot.transition t where t.lot_id = p_lot_id),
    'deplacements', (
      select jsonb_agg(jsonb_build_object(
        'emplacement_id', d.emplacement_id, 'raison', d.raison, 'auteur_id', d.auteur_id,
        'le', core.horodatage(d.le)) order by d.rang)
      from lot.deplacement_lot d where d.lot_id = p_lot_id),
    'quarantaines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'acte', q.acte, 'raison', q.raison, 'rappel_id', q.rappel_id, 'auteur_id', q.auteur_id,
        'le', core.horodatage(q.le)) order by q.le, q.acte desc), '[]')
      from lot.quarantaine_lot q where q.lot_id = p_lot_id),
    'historique_qualites', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'referentiel_code', q.referentiel_code, 'etat_code', q.etat_code,
        'categorie_affichage', e.categorie_affichage, 'origine', q.origine, 'raison', q.raison,
        'auteur_id', q.auteur_id, 'le', core.horodatage(q.le)) order by q.rang), '[]')
      from lot.qualite q
        join conformite.etat e
          on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
      where q.lot_id = p_lot_id));
end
$$;
