-- Compares the declared quality states of the collection of an open control again with those of its
-- plot.
-- Spec: file-de-controle#repose, collectes#qualite.
-- Motifs: ecart_calcul.
create or replace function collecte.trouver_etats(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := collecte.relire(p_controle.entite_id);
begin
  v_contexte.refs := (select r.refs from saisie.verifier_references(v_contexte) as r);
  return array(
    select c from unnest((collecte.qualifier(
      (collecte.figee(v_contexte)).referentiel_capacite,
      (v_contexte.refs ->> 'parcelle_id')::uuid, v_contexte.date_operation,
      v_contexte.payload -> 'qualite_declaree', null)).constats) as c
    where c.motif = p_controle.motif);
end
$$;
