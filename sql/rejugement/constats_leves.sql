-- Lists facts that earlier decisions left in place although they should have ended them; today such
-- decisions are refused. The facts are the author's rights at a given date, the masses of a
-- corrected collection, and the shape and surface of a corrected survey.
-- Spec: service#donnees-en-place, file-de-controle#sans-effet.
-- Chosen: docs/decisions/0121-ce-qu-une-decision-accepte.md.
-- Motifs: droit_manquant, apres_revocation, hors_ligne_depasse, ecart_calcul,
--         parametre_introuvable, polygone_invalide.
create or replace function rejugement.constats_leves(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := p_contexte;
  v_decisions text[] := array(
    select k.decision from controle.controle k
      join controle.motif_decision d on (d.motif, d.decision) = (k.motif, k.decision)
    where k.commande_id = p_contexte.commande_id and d.solution is not null);
  v_constats commande.constat[] := '{}';
begin
  if 'ecart_motive' = any (v_decisions) then
    v_constats := array(select d from unnest(saisie.verifier_droits(p_contexte)) as d
                        where d.motif <> 'module_inactif');
  end if;
  if 'correction' = any (v_decisions) and p_contexte.type = 'collecte.enregistrer' then
    v_contexte.refs := (select r.refs from saisie.verifier_references(p_contexte) as r);
    v_constats := v_constats || constat.sans_ecarts_voulus(
      p_contexte.commande_id,
      (collecte.calculer(collecte.figee(v_contexte), v_contexte.payload)).constats);
  end if;
  if 'correction' = any (v_decisions) and p_contexte.payload #> '{releve,polygone_id}' is not null
  then
    v_constats := v_constats || constat.sans_ecarts_voulus(
      p_contexte.commande_id,
      parcelle.rejuger_mesure(
        parcelle.releve_courant(
          (p_contexte.payload #>> '{releve,polygone_id}')::uuid, p_contexte.commande_id),
        p_contexte));
  end if;
  return v_constats;
end
$$;
