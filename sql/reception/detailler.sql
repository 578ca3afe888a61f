-- Returns a reception with its contributions, its derogations, the rules that it does not meet yet,
-- and its history.
-- Spec: receptions#reception, identites-et-droits#noms, lots#ecart-du-bio.
-- Refuses: reception_inconnue.
create or replace function reception.detailler(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.exiger(p_id);
begin
  return reception.presenter(v_reception) || jsonb_build_object(
    'apports_prevus', v_reception.apports_prevus,
    'apports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'rang', a.rang, 'collecte_id', a.collecte_id,
        'reference_provisoire', a.reference_provisoire, 'quantite_g', a.quantite_g,
        'recu_g', a.recu_g, 'rapproche_le', core.horodatage(a.rapproche_le),
        'annule_le', core.horodatage(a.annule_le)) order by a.rang), '[]')
      from reception.apport a where a.reception_id = p_id),
    'manquements', case when v_reception.statut = 'en_attente' then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'regle', m.regle, 'effet', m.effet, 'details', m.details,
        'derogee', exists (select from reception.derogation d
                           where d.reception_id = p_id and d.regle = m.regle))), '[]')
      from reception.manquements(v_reception) as m) else '[]' end,
    'examens', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'regle', x.regle, 'issue', x.issue, 'details', x.details, 'note', x.note,
        'auteur_id', x.auteur_id, 'auteur_nom', utilisateur.nom_affichable(x.auteur_id),
        'le', core.horodatage(x.le)) order by x.rang), '[]')
      from reception.examen x where x.reception_id = p_id),
    'derogations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'regle', d.regle, 'raison', d.raison, 'auteur_id', d.auteur_id,
        'auteur_nom', utilisateur.nom_affichable(d.auteur_id),
        'le', core.horodatage(d.le)) order by d.le, d.regle), '[]')
      from reception.derogation d where d.reception_id = p_id),
    'ecartes_du_bio', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'referentiel_code', e.referentiel_code, 'collecte_id', e.collecte_id,
        'motifs', e.motifs) order by e.collecte_id, e.referentiel_code), '[]')
      from lot.ecartes_du_bio(array_remove(array[v_reception.lot_id], null)) as e),
    'transitions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'rang', t.rang, 'acte', t.acte, 'de', t.de, 'vers', t.vers, 'raison', t.raison,
        'auteur_id', t.auteur_id, 'auteur_nom', utilisateur.nom_affichable(t.auteur_id),
        'le', core.horodatage(t.le)) order by t.rang), '[]')
      from reception.transition t where t.reception_id = p_id));
end
$$;
