-- Compares answers with the questions of a form. Returns codes of questions by reason: an answer
-- without a question, a mandatory question without an answer, an answer of another kind. Null, an
-- empty text and an empty list are no answers.
-- Spec: types-de-commandes#reponses.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
create or replace function inspection.comparer_reponses(
  p_questions jsonb, p_reponses jsonb, out ecarts jsonb, out nombre bigint) returns record
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with question as (
    select q.value ->> 'code' as code, q.value as question
    from jsonb_array_elements(p_questions) as q
  ),
  reponse as (
    select r.key as code, r.value as reponse from jsonb_each(p_reponses) as r
    where r.value not in ('null', '""', '[]')
  ),
  examen as (
    select code,
           case
             when q.question is null then 'question_inconnue'
             when r.reponse is null then
               case when (q.question -> 'obligatoire')::boolean then 'reponse_manquante' end
             when not inspection.est_admise(q.question, r.reponse) then 'reponse_inadmissible'
           end as raison
    from question q full join reponse r using (code)
  ),
  ecart as (
    select x.raison, jsonb_agg(x.code order by x.code) as codes, count(*) as nombre
    from examen x where x.raison is not null group by x.raison
  )
  select coalesce(jsonb_object_agg(e.raison, e.codes), '{}'), coalesce(sum(e.nombre), 0)::bigint
  from ecart e
$$;
