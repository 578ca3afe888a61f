-- Examines the collections of a delivery note. Findings: a collection is on another note, was
-- devalidated, or belongs to another campaign than the note. If the collection is on a later note
-- with a reception, the finding names that reception.
-- Spec: types-de-commandes#livraison-etablir-bon.
-- Chosen: docs/decisions/0013-operations.md, 0048-rien-en-silence.md; a reception refuses by the
--         same comparison. Motifs: reference_inactive.
create or replace function livraison.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'livraison_id')::uuid;
  v_campagne_id uuid := (p_contexte.refs ->> 'campagne_id')::uuid;
begin
  return array(
    with ligne as materialized (
      select l.collecte_declaree as id, l.collecte_id is null as est_ailleurs
      from livraison.bon_collecte l where l.bon_id = v_id
    )
    select ('reference_inactive', null, null, jsonb_build_object(
             'champ', 'collectes[]', 'entite', 'collecte', 'id', l.id)
             || e.details)::commande.constat
    from ligne l
      cross join lateral (
        select jsonb_strip_nulls(jsonb_build_object('bon_id', a.bon_id, 'reception_id', (
                 select r.id from livraison.receptions(a.bon_id) as r (id)
                 where livraison.premier(array[a.bon_id, v_id]) = v_id limit 1))) as details
        from livraison.bon_collecte a
        where l.est_ailleurs and a.collecte_id = l.id and a.bon_id <> v_id
        union all
        select jsonb_build_object('raison', r)
        from unnest(collecte.raisons_irrecevables(l.id, v_campagne_id, null, null, null)) as r
      ) as e
    order by l.id, e.details ->> 'raison' nulls first);
end
$$;
