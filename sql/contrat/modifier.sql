-- Changes a draft contract: the given members; given lines replace all former ones. If the campaign
-- changes, the lines are judged again, since the packs may have different measurements. The person
-- becomes one of the authors of the contract's prices.
-- Spec: contrats-et-devises#contrat, paiements#separation.
-- Chosen: docs/decisions/0019-contrats.md.
-- Refuses: contrat_inconnu, contrat_non_brouillon, what `contrat.ecrire` refuses,
--          campagne_introuvable, campagne_cloturee.
-- Locks: the contract.
create or replace function contrat.modifier(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat := contrat.verrouiller(p_id, 'modifier');
  v_lignes jsonb := p_requete -> 'lignes';
  v_prix_par uuid[] := array(
    select distinct u.id from unnest(v_contrat.prix_par || p_auteur_id) as u (id) order by u.id);
begin
  if v_lignes is null and (p_requete ->> 'campagne_id')::uuid <> v_contrat.campagne_id then
    select jsonb_agg(to_jsonb(l) order by l.rang) into v_lignes
    from contrat.ligne l where l.contrat_id = p_id;
  end if;
  v_contrat := jsonb_populate_record(v_contrat, p_requete - 'id' - 'lignes');
  v_contrat.prix_par := v_prix_par;
  perform campagne.exiger_non_cloturee(v_contrat.campagne_id);
  perform contrat.ecrire(v_contrat, v_lignes);
  perform journal.consigner(p_le, 'contrat.modifier', 'contrat', p_id, p_requete - 'id');
  return (select contrat.presenter(c, p_le) from contrat.contrat c where c.id = p_id);
end
$$;
