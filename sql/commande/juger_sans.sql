-- Judges controls again that depend on a command that was cancelled, changed or came late, or on a
-- record of an undone import, in the order of their opening. Their commands now complete the acts
-- that it prevented. Findings that no longer hold are lifted by this decision, with a trace, and
-- changed findings open new controls. Controls of the decider's own commands are left to another
-- person; the service itself, which no account stands for, lifts any.
-- Spec: file-de-controle#repose, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md, 0152-arrive-tard.md.
-- Locks: the controls are locked already; then what `commande.reprendre_type` and
--        `constat.liberer_dependants` lock.
create or replace function commande.juger_sans(
  p_id uuid, p_reposent uuid[], p_decision text, p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle controle.controle;
  v_constats commande.constat[];
begin
  for v_controle in
    select k.* from controle.controle k
    where k.id = any (p_reposent) and k.statut = 'ouvert' and k.commande_id is distinct from p_id
      and k.auteur_id is distinct from p_auteur_id
    order by k.rang
  loop
    perform commande.reprendre_type(
      (saisie.relire(v_controle.commande_id)).type, v_controle, p_le);
    select k.* into v_controle from controle.controle k where k.id = v_controle.id;
    v_constats := commande.retrouver_constats(
      concat_ws(' ', v_controle.motif, v_controle.entite), v_controle);
    perform constat.ouvrir(v_controle.commande_id, v_controle.entite, v_controle.entite_id,
                           v_constats, p_le);
    continue when exists (
      select from unnest(v_constats) as c join controle.motif m on m.motif = c.motif
      where constat.est_meme_fait(m.cles, v_controle.details, c.details));
    perform constat.clore(v_controle, p_decision, p_raison, p_id, p_auteur_id, p_le);
    perform constat.liberer_dependants(v_controle, p_decision, p_raison, p_auteur_id, p_le);
  end loop;
end
$$;
