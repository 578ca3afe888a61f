-- Cancels a command, with a reason, by a person other than its author. Each domain takes its own
-- records back: they stay readable and no longer count. The command's controls are lifted, each
-- with a trace; controls of other commands that depend on its records are judged again. No number
-- becomes free. Dependents are checked before the locks, and again after them.
-- Spec: file-de-controle#annulation, file-de-controle#repose, receptions#redressement,
--       documents#remplacement.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md,
--         0143-ce-qui-repose-sur-une-commande.md.
-- Refuses: commande_inconnue, separation_des_taches, commande_deja_annulee, annulation_impossible.
-- Why: a phone's command is judged before it names a record. So, for kinds of records that commands
--      name, the cancellation waits for running commands, and new commands wait for the
--      cancellation.
--      Receptions and papers are compared with what they were before, once, after all judgements.
-- Locks: if other commands refer to records of this one or are judged by them, the organization's
--        devices; the open controls of the command and of those that depend on it, by id; then the
--        locks of the type's cancellation; then the controls that waited for the lifted ones; then
--        those of `reception.reprendre_differees`.
create or replace function commande.annuler(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_commande commande.commande;
  v_contexte commande.contexte;
  v_reposent uuid[];
  v_differe boolean := reception.differer('Annulation : ' || p_raison);
  v_documents_differes boolean := document.differer();
  v_reponse json;
begin
  select c.* into v_commande from commande.commande c where c.id = p_id;
  if v_commande.id is null then
    raise sqlstate 'TR404' using message = 'commande_inconnue';
  elsif v_commande.utilisateur_id = p_auteur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  if exists (select from commande.reference_type r
             where r.entite = split_part(v_commande.type, '.', 1))
    or exists (select from commande.type_commande t
               where t.type = v_commande.type and t.actes ? 'reposent')
  then
    perform appareil.retenir_tous(v_commande.organisation_id);
  end if;
  if commande.est_ecrite(p_id) then
    v_contexte := saisie.relire(p_id);
    v_contexte.refs := (select r.refs from saisie.verifier_references(v_contexte) as r);
  end if;
  v_reposent := commande.tenir_reposent(p_id, v_contexte);
  if not exists (select from commande.annulation a where a.commande_id = p_id) then
    perform commande.exiger_sans_dependance(p_id);
  end if;
  insert into commande.annulation (organisation_id, commande_id, raison, auteur_id, le)
  values (v_commande.organisation_id, p_id, p_raison, p_auteur_id, p_le)
  on conflict (organisation_id, commande_id) do nothing;
  if not found then
    raise sqlstate 'TR409' using message = 'commande_deja_annulee', detail = (
      select jsonb_build_object('annulee_le', core.horodatage(a.le))
      from commande.annulation a where a.commande_id = p_id)::text;
  end if;
  if v_contexte.commande_id is not null then
    perform commande.annuler_type(v_contexte.type, v_contexte, p_auteur_id, p_le);
    perform commande.exiger_sans_dependance(p_id);
    perform commande.juger_sans(p_id, v_reposent, 'annulation', p_raison, p_auteur_id, p_le);
  end if;
  v_reponse := commande.clore_controles(p_id, p_raison, p_auteur_id, p_le);
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
  if v_documents_differes then
    perform document.etablir_differes(p_le);
  end if;
  return v_reponse;
end
$$;
