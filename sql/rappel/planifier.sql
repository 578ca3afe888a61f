-- Plans a recall, or an exercise: stores the records that it reaches now; blocks nothing.
-- Spec: rappels#plan, rappels#exercice.
-- Refuses: what `rappel.preparer` refuses.
create or replace function rappel.planifier(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel := rappel.preparer(p_requete);
begin
  v_rappel.id := gen_random_uuid();
  insert into rappel.rappel
    (organisation_id, id, exercice, sens, origines, du, au, raison, cree_le, auteur_id)
  values (v_rappel.organisation_id, v_rappel.id, v_rappel.exercice, v_rappel.sens,
          v_rappel.origines, v_rappel.du, v_rappel.au, v_rappel.raison, p_le, p_auteur_id);
  perform rappel.inscrire(v_rappel, 'plan', false, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'rappel.planifier', 'rappel', v_rappel.id, p_requete);
  return rappel.presenter(v_rappel.id);
end
$$;
