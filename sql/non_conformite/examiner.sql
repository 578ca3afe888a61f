-- Examines a non-conformity. Findings: no pack in force knows its finding; the pack gives the
-- finding another severity, which is stored; its producer does not hold its plot.
-- Spec: types-de-commandes#non-conformite-constater.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
-- Motifs: reference_inconnue, ecart_calcul, reference_inactive.
create or replace function non_conformite.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code text := p_contexte.payload ->> 'constat_code';
  v_declaree text := p_contexte.payload ->> 'gravite';
  v_pack record := non_conformite.situer(v_code, v_declaree, p_contexte.date_operation);
  v_constats commande.constat[] := parcelle.verifier_detenteur(
    p_contexte.refs, p_contexte.date_operation, 'reference_inactive');
begin
  if not v_pack.est_connu then
    v_constats := v_constats || ('reference_inconnue', null, null, jsonb_build_object(
      'champ', 'constat_code', 'entite', 'constat', 'code', v_code))::commande.constat;
  elsif v_pack.gravite <> v_declaree then
    v_constats := v_constats || ('ecart_calcul', null, null, jsonb_build_object(
      'champ', 'gravite', 'raison', 'gravite', 'constat_code', v_code, 'serveur', v_pack.gravite,
      'telephone', v_declaree))::commande.constat;
  end if;
  return v_constats;
end
$$;
