-- Examines a hand-out. Findings: a referential of the producer does not authorize the input; the
-- unit or the currency is unknown; the input is not counted in this unit.
-- Spec: types-de-commandes#intrant-remettre.
-- Chosen: docs/decisions/0013-operations.md, 0048-rien-en-silence.md.
-- Motifs: intrant_non_autorise, reference_inconnue, ecart_calcul.
create or replace function intrant.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
  v_intrant_id uuid := (p_contexte.refs ->> 'intrant_id')::uuid;
  v_referentiels text[] := intrant.referentiels_refusant(
    v_intrant_id, v_producteur_id, p_contexte.date_operation);
begin
  return case when v_referentiels <> '{}' then array[('intrant_non_autorise', null, null,
      jsonb_build_object('intrant_id', v_intrant_id, 'producteur_id', v_producteur_id,
                         'referentiels', v_referentiels))::commande.constat]
    else '{}' end
    || intrant.verifier_comptes(p_contexte.payload, v_intrant_id, p_contexte.date_operation);
end
$$;
