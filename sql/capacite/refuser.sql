-- Refuses a proposed capacity with a reason; the ceiling stays. Validators of a role may refuse;
-- the author may refuse too, and so withdraws the proposal. If the proposal was imported, its
-- consumption from elsewhere no longer counts.
-- Spec: capacites#refus, capacites#reprise.
-- Chosen: docs/decisions/0012-capacites.md.
-- Refuses: droit_manquant, and what `capacite.ouvrir_decision` refuses.
-- Locks: the producer's balance, then the capacity.
create or replace function capacite.refuser(
  p_id uuid, p_raison text, p_utilisateur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_capacite capacite.capacite := capacite.ouvrir_decision(p_id, 'refuser');
begin
  perform capacite.exiger_role(p_utilisateur_id, p_id, null, p_le);
  insert into capacite.refus (organisation_id, capacite_id, utilisateur_id, raison, le)
  values (v_capacite.organisation_id, p_id, p_utilisateur_id, p_raison, p_le);
  update capacite.capacite c set statut = 'refusee' where c.id = p_id;
  if v_capacite.reprise then
    perform capacite.renverser_reprises(array[p_id], p_le);
  end if;
  perform journal.consigner(p_le, 'capacite.refuser', 'capacite', p_id,
                            jsonb_build_object('raison', p_raison));
  return (select capacite.presenter(c) from capacite.capacite c where c.id = p_id);
end
$$;
