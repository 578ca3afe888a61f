-- Executes a planned recall in one transaction: blocks the matter that it reaches now, lot by lot,
-- and lists the matter that can not be blocked. An exercise measures the same and blocks nothing.
-- Spec: rappels#execution, rappels#non-blocable.
-- Refuses: rappel_inconnu, rappel_non_planifie.
-- Locks: the recall, then what `rappel.tenir` locks.
create or replace function rappel.executer(
  p_rappel_id uuid, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel := rappel.verrouiller(p_rappel_id);
begin
  perform acte.exiger('rappel', p_rappel_id, v_rappel.statut, 'executer');
  if not v_rappel.exercice then
    perform rappel.tenir(v_rappel);
  end if;
  update rappel.rappel r set statut = 'exécuté', execute_le = p_le, execute_par = p_auteur_id
  where r.id = p_rappel_id
  returning r.* into v_rappel;
  perform rappel.inscrire(v_rappel, 'execution', not v_rappel.exercice, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'rappel.executer', 'rappel', p_rappel_id,
                            rappel.mesurer(v_rappel, 'execution')::jsonb);
  perform document.suivre('rappel', 'executer', p_rappel_id, p_le);
  perform rappel.aviser(p_rappel_id, p_le);
  return rappel.presenter(p_rappel_id);
end
$$;
