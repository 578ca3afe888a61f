-- Creates a draft contract with its lines; without a currency, the organization's currency is used.
-- Spec: contrats-et-devises#contrat.
-- Refuses: campagne_introuvable, campagne_cloturee, and what `contrat.ecrire` refuses.
create or replace function contrat.creer(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
begin
  v_contrat := jsonb_populate_record(null::contrat.contrat, p_requete);
  perform campagne.exiger_non_cloturee(v_contrat.campagne_id);
  v_contrat.organisation_id := core.organisation_id();
  v_contrat.id := gen_random_uuid();
  v_contrat.devise := coalesce(v_contrat.devise, (
    select o.devise_defaut from organisation.organisation o where o.id = core.organisation_id()));
  v_contrat.tolerance_cp := coalesce(v_contrat.tolerance_cp, 0);
  v_contrat.cree_le := p_le;
  v_contrat.cree_par := p_auteur_id;
  v_contrat.prix_par := array[p_auteur_id];
  perform contrat.ecrire(v_contrat, p_requete -> 'lignes');
  perform journal.consigner(p_le, 'contrat.creer', 'contrat', v_contrat.id, p_requete);
  return (select contrat.presenter(c, p_le) from contrat.contrat c where c.id = v_contrat.id);
end
$$;
