-- Presents a non-conformity as the API shows it, with its measures, whether it is overdue, and the
-- names of the member and the plot, whose records an inspector may not read.
-- Spec: types-de-commandes#non-conformite-constater, registres#suites.
-- Chosen: docs/decisions/0013-operations.md, 0083-registres.md.
create or replace function non_conformite.presenter(
  p_constat non_conformite.non_conformite, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant date := non_conformite.a_faire_avant(p_constat);
begin
  return (
    select jsonb_build_object(
      'id', p_constat.id, 'producteur_id', p_constat.producteur_id,
      'producteur_nom', (select concat_ws(' ', d.nom, d.prenoms) from producteur.producteur d
                         where d.id = p_constat.producteur_id),
      'parcelle_id', p_constat.parcelle_id,
      'parcelle_nom', (select e.nom from parcelle.parcelle e where e.id = p_constat.parcelle_id),
      'constat_code', p_constat.constat_code,
      'gravite', p_constat.gravite, 'description', p_constat.description,
      'auteur_id', p_constat.auteur_id,
      'date_operation', core.horodatage(p_constat.date_operation),
      'annulee_le', (select core.horodatage(a.le) from commande.annulation a
                     where a.organisation_id = p_constat.organisation_id
                       and a.commande_id = p_constat.commande_id),
      'commande_id', p_constat.commande_id, 'controle_id', p_constat.controle_id,
      'inspection_id', p_constat.inspection_id, 'question_code', p_constat.question_code,
      'enregistree_le', core.horodatage(p_constat.enregistree_le),
      'delai_jours', p_constat.delai_jours, 'echeance', p_constat.echeance,
      'declassement', p_constat.declassement, 'statut', p_constat.statut,
      'declassee_par', p_constat.declassee_par,
      'declassee_le', core.horodatage(p_constat.declassee_le),
      'declassement_raison', p_constat.declassement_raison,
      'a_faire_avant', v_avant,
      'en_retard', coalesce(v_avant < non_conformite.echeance(p_le, 0), false),
      'mesures', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', m.id, 'type_code', m.type_code, 'genre', m.genre, 'description', m.description,
          'echeance', m.echeance, 'auteur_id', m.auteur_id,
          'prise_le', core.horodatage(m.prise_le)) order by m.rang), '[]')
        from non_conformite.mesure m where m.non_conformite_id = p_constat.id),
      'close_par', p_constat.close_par, 'close_le', core.horodatage(p_constat.close_le),
      'cloture_raison', p_constat.cloture_raison));
end
$$;
