-- Judges a command again by a person's act, as a change of its references would: updates its
-- records by today's rules, and opens controls for findings, including facts that a decision did
-- not end. For a collection, only controls open: its masses, quality and number stay, and its
-- consumption is judged separately.
-- Spec: service#application.
-- Chosen: docs/decisions/0050-rejuger.md.
-- Motifs: what `commande.examiner` finds. Refuses: what `commande.rejuger` refuses.
-- Locks: the collection, or what `commande.rejuger` locks.
create or replace function rejugement.reprendre_examen(p_commande_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire(p_commande_id);
  v_collecte_id uuid;
begin
  if v_contexte.type <> 'collecte.enregistrer' then
    perform commande.rejuger(v_contexte, null, p_le);
    perform constat.ouvrir(p_commande_id, null, null, rejugement.reexamen(p_commande_id), p_le);
    return;
  end if;
  select c.id into strict v_collecte_id from collecte.collecte c
  where c.id = (v_contexte.payload ->> 'collecte_id')::uuid for update;
  perform constat.ouvrir(p_commande_id, 'collecte', v_collecte_id,
                          rejugement.reexamen(p_commande_id), p_le);
end
$$;
