-- Plans a recall, or an exercise: what it reaches now is kept as it stands; nothing is blocked.
-- Spec: rappels#plan, rappels#exercice.
-- Refuses: origine_inconnue, parametre_invalide (a period that ends before it begins).
create or replace function rappel.planifier(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel;
begin
  perform rappel.exiger_origines(p_requete -> 'origines');
  v_rappel.organisation_id := core.organisation_id();
  v_rappel.id := gen_random_uuid();
  v_rappel.exercice := coalesce((p_requete ->> 'exercice')::boolean, false);
  v_rappel.sens := coalesce(p_requete ->> 'sens', 'aval');
  v_rappel.raison := p_requete ->> 'raison';
  v_rappel.origines := p_requete -> 'origines';
  select nullif(p.du, '-infinity'), nullif(p.au, 'infinity') into v_rappel.du, v_rappel.au
  from organisation.periode((p_requete ->> 'du')::date, (p_requete ->> 'au')::date) as p;
  insert into rappel.rappel
    (organisation_id, id, exercice, sens, origines, du, au, raison, cree_le, auteur_id)
  values (v_rappel.organisation_id, v_rappel.id, v_rappel.exercice, v_rappel.sens,
          v_rappel.origines, v_rappel.du, v_rappel.au, v_rappel.raison, p_le, p_auteur_id);
  perform rappel.inscrire(v_rappel, 'plan', false, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'rappel.planifier', 'rappel', v_rappel.id, p_requete);
  return rappel.presenter(v_rappel.id);
end
$$;
