-- Lifts one control by a reasoned decision, then the controls that only waited for it. Lifts
-- controls that depend on the changed record, and others of the same command, if their finding no
-- longer holds.
-- Spec: file-de-controle#levee, file-de-controle#sans-effet, file-de-controle#repose,
--       commandes#dependance.
-- Refuses: controle_inconnu, controle_deja_leve, separation_des_taches, decision_invalide,
--          droit_manquant, correction_sans_effet, and what the functions of
--          `controle.motif_decision` refuse.
create or replace function controle.lever_un(
  p_session utilisateur.session, p_id uuid, p_motif text, p_requete jsonb, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle controle.controle;
  v_choix controle.motif_decision;
  v_reposent uuid[];
begin
  select c.* into v_controle from controle.controle c where c.id = p_id for update;
  if v_controle.id is null then
    raise sqlstate 'TR404' using message = 'controle_inconnu';
  end if;
  perform controle.exiger_faisable(v_controle, 'lever', p_session.utilisateur_id);
  select d.* into v_choix from controle.motif_decision d
  where d.motif = v_controle.motif and d.decision = p_requete ->> 'decision'
    and v_controle.motif = p_motif;
  if v_choix.motif is null then
    raise sqlstate 'TR400' using message = 'decision_invalide',
      detail = jsonb_build_object('motif', v_controle.motif,
        'decisions', (select jsonb_agg(d.decision order by d.decision)
                      from controle.motif_decision d where d.motif = v_controle.motif))::text;
  elsif not utilisateur.detient_ensemble(p_session.utilisateur_id, v_choix.ensembles, p_le) then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = jsonb_build_object('ensembles', v_choix.ensembles)::text;
  end if;

  v_reposent := controle.tenir_reposent(v_controle, p_requete);
  -- The control is lifted first, because the new judgement must not find it still open.
  update controle.controle c
  set statut = 'leve', leve_le = p_le, leve_par = p_session.utilisateur_id,
      decision = v_choix.decision, raison = p_requete ->> 'raison'
  where c.id = p_id;
  if v_choix.fonction is not null then
    execute format('select %s($1, $2, $3, $4)', v_choix.fonction)
      using v_controle, p_requete, p_session.utilisateur_id, p_le;
  end if;
  if v_choix.solution is not null then
    perform controle.exiger_effet(v_controle, v_choix.solution, p_le);
  end if;
  perform commande.juger_sans(
    v_controle.commande_id, v_reposent || controle.a_revoir(v_controle, v_choix.decision),
    v_choix.decision, p_requete ->> 'raison', p_session.utilisateur_id, p_le);
  perform commande.juger_sans(
    p_id, controle.propres_a_revoir(v_controle, p_requete), v_choix.decision,
    p_requete ->> 'raison', p_session.utilisateur_id, p_le);
  perform constat.liberer_dependants(v_controle, v_choix.decision, p_le);
  perform journal.consigner(p_le, 'controle.lever', 'controle', p_id,
    jsonb_build_object('motif', v_controle.motif, 'demande', p_requete - 'payload'), null,
    v_controle.commande_id);
end
$$;
