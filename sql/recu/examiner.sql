-- Examines a reprint. Findings: its document was never sent, or is the reprint itself.
-- Spec: types-de-commandes#recu-reimprimer.
-- Chosen: docs/decisions/0013-operations.md.
-- Motifs: reference_inconnue.
create or replace function recu.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reference text := p_contexte.payload ->> 'reference_provisoire';
begin
  return case when exists (
      select from commande.commande c
      where c.reference_provisoire = v_reference and c.id <> p_contexte.commande_id)
    then '{}'::commande.constat[]
    else array[('reference_inconnue', null, null, jsonb_build_object(
      'champ', 'reference_provisoire', 'entite', 'document',
      'reference_provisoire', v_reference))::commande.constat] end;
end
$$;
