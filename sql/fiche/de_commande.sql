-- Returns the command of a phone's record: its outcome, corrections, cancellation, controls with
-- their decisions, and files with their URLs. Controls and files need the core module, and are null
-- without it. A record without a command has the control whose decision made the record.
-- Spec: api#fiches, identites-et-droits#lectures, identites-et-droits#piece-identite,
--       commandes#resultat, file-de-controle#levee, fichiers#lecture.
-- Chosen: the contents of a file are read at its own address, which checks the rights for it.
create or replace function fiche.de_commande(
  p_commande_id uuid, p_session utilisateur.session, p_le timestamptz,
  p_controle_id uuid default null) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noyau boolean := utilisateur.peut_lire(p_session, p_le, 'noyau');
begin
  if p_commande_id is null then
    return jsonb_build_object('commande', null, 'annulation', null, 'corrections', '[]'::jsonb,
      'controles', case when v_noyau then fiche.controles_de(null, p_controle_id) end,
      'fichiers', case when v_noyau then '[]'::jsonb end);
  end if;
  return (
    select jsonb_build_object(
      'commande', jsonb_build_object(
        'id', c.id, 'type', c.type, 'reference_provisoire', c.reference_provisoire,
        'appareil_id', c.appareil_id, 'utilisateur_id', c.utilisateur_id,
        'sequence', c.sequence, 'date_operation', core.horodatage(c.date_operation),
        'recue_le', core.horodatage(c.recue_le), 'issue', r.issue,
        'motifs', coalesce(r.motifs, '{}'), 'alertes', coalesce(r.alertes, '{}')),
      'annulation', (
        select jsonb_build_object(
          'raison', a.raison, 'auteur_id', a.auteur_id, 'le', core.horodatage(a.le))
        from commande.annulation a where a.commande_id = p_commande_id),
      'corrections', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'version', k.version, 'payload', producteur.taire_piece(k.payload),
          'date_operation', core.horodatage(k.date_operation), 'controle_id', k.controle_id,
          'auteur_id', k.auteur_id, 'le', core.horodatage(k.le)) order by k.version), '[]')
        from commande.correction k where k.commande_id = p_commande_id),
      'controles', case when v_noyau then fiche.controles_de(p_commande_id, p_controle_id) end,
      'fichiers', case when v_noyau then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'fichier_id', j.fichier_id, 'role', j.role, 'sha256', j.sha256,
          'statut', case when j.recue_le is null then 'attendu' else 'arrive' end,
          'adresse', '/v1/fichiers/' || j.fichier_id) order by j.rang), '[]')
        from commande.piece_jointe j where j.commande_id = p_commande_id) end)
    from commande.commande c
      left join commande.commande_resultat r
        on r.organisation_id = c.organisation_id and r.commande_id = c.id
    where c.id = p_commande_id);
end
$$;
