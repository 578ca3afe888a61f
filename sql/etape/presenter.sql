-- Presents a step as the API shows it. A draft has the downgrades that its validation would require
-- to confirm, and the settings at its date, or the present ones.
-- Chosen: docs/decisions/0025-etapes.md. Masses in g.
create or replace function etape.presenter(p_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', e.id, 'procede', e.procede, 'campagne_id', e.campagne_id, 'statut', e.statut,
      'date_operation', core.horodatage(e.date_operation), 'note', e.note,
      'niveau_suivi', coalesce(e.niveau_suivi, reglage.texte(
        'procedes.niveau_suivi.' || e.procede, coalesce(e.date_operation, p_le))),
      'tolerance_cp', case e.statut when 'validée' then e.tolerance_cp else reglage.entier(
        'procedes.tolerance_bilan', coalesce(e.date_operation, p_le)) end,
      'entrees', etape.presenter_entrees(e.id), 'sorties', etape.presenter_sorties(e.id),
      'pertes', (
        select coalesce(json_agg(json_build_object(
          'categorie', p.categorie, 'quantite_g', p.quantite_g, 'note', p.note)
          order by p.rang), '[]')
        from etape.perte p where p.organisation_id = e.organisation_id and p.etape_id = e.id),
      'bilan', to_json(etape.bilan(e.id)),
      'alertes', to_json(etape.alertes(e.id, coalesce(e.date_operation, p_le))),
      'declassements', case e.statut when 'brouillon' then etape.declassements(e.id) else (
        select t.declassements from etape.transition t
        where t.organisation_id = e.organisation_id and t.etape_id = e.id and t.acte = 'valider'
        order by t.rang desc limit 1) end,
      'mouvement_id', e.mouvement_id, 'cree_le', core.horodatage(e.cree_le),
      'auteur_id', e.auteur_id,
      'historique', (
        select json_agg(json_build_object(
          'acte', t.acte, 'de', t.de, 'vers', t.vers, 'raison', t.raison,
          'auteur_id', t.auteur_id, 'le', core.horodatage(t.le)) order by t.rang)
        from etape.transition t where t.organisation_id = e.organisation_id and t.etape_id = e.id))
    from etape.etape e where e.id = p_id);
end
$$;
