-- Checks that a period ends after its beginning: the two instants of a payload, or of a survey in
-- the payload. The finding names the survey, because a later survey corrects it.
-- Spec: types-de-commandes#reponses.
-- Chosen: docs/decisions/0048-rien-en-silence.md. Motifs: ecart_calcul.
create or replace function saisie.verifier_duree(p_bornes jsonb) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case
    when (p_bornes ->> 'fin')::timestamptz < (p_bornes ->> 'debut')::timestamptz
      then array[('ecart_calcul', null, null, jsonb_strip_nulls(jsonb_build_object(
        'champ', 'fin', 'raison', 'fin_avant_debut', 'debut', p_bornes -> 'debut',
        'fin', p_bornes -> 'fin', 'polygone_id', p_bornes -> 'polygone_id')))::commande.constat]
    else '{}'::commande.constat[] end;
end
$$;
