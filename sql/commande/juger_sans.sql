-- Judges controls again that depend on a cancelled, changed or late command, or on a record of an
-- undone import, in the order of their opening. The command of each control completes the acts that
-- the finding prevented. A finding that no longer holds is lifted by this decision, with a trace; a
-- changed finding opens a new control. One that is worse now, such as a conflict about another
-- member, tells what was found last. Controls of the decider's own commands wait for another
-- person; the service itself, which has no account, lifts any control.
-- Spec: file-de-controle#repose, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md, 0152-arrive-tard.md.
-- Locks: the controls are locked already; then what `commande.reprendre_type` and `constat.clore`
--        lock.
create or replace function commande.juger_sans(
  p_id uuid, p_reposent uuid[], p_decision text, p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle controle.controle;
  v_constats commande.constat[];
  v_encore record;
begin
  for v_controle in
    select k.* from controle.controle k
    where k.id = any (p_reposent) and k.statut = 'ouvert' and k.commande_id is distinct from p_id
      and k.auteur_id is distinct from p_auteur_id
    order by k.rang
  loop
    continue when exists (  -- lifted with one before it
      select from controle.controle k where k.id = v_controle.id and k.statut = 'leve');
    perform commande.reprendre_type(
      (saisie.relire(v_controle.commande_id)).type, v_controle, p_le);
    select k.* into v_controle from controle.controle k where k.id = v_controle.id;
    v_constats := commande.retrouver_constats(
      concat_ws(' ', v_controle.motif, v_controle.entite), v_controle);
    perform constat.ouvrir(v_controle.commande_id, v_controle.entite, v_controle.entite_id,
                           v_constats, p_le);
    select c.details, constat.est_pire(m.mesures, v_controle.details, c.details) as est_pire
    into v_encore
    from unnest(v_constats) as c join controle.motif m on m.motif = c.motif
    where constat.est_meme_fait(m.cles, v_controle.details, c.details) limit 1;
    if found then
      update controle.controle k set details = v_encore.details
      where k.id = v_controle.id and v_encore.est_pire;
      continue;
    end if;
    perform constat.clore(v_controle, p_decision, p_raison, p_id, p_auteur_id, p_le);
  end loop;
end
$$;
