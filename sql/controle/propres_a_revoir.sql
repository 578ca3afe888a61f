-- Returns the other open controls of a control's command that a decision may make moot, because it
-- gave the command another payload or date, or because a reference of the command arrived: its
-- member, its plot or its date may be another now. A ceiling is judged again only if the collection
-- takes nothing of it any more. Figures are left to persons, and so are references that arrived.
-- Spec: file-de-controle#repose.
-- Chosen: docs/decisions/0170-fusions-sorties-corrections.md.
create or replace function controle.propres_a_revoir(
  p_controle controle.controle, p_requete jsonb) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_controle.motif <> 'reference_inconnue' and (
    p_requete ->> 'decision' not in ('correction', 'ecart_motive')
    or not p_requete ?| '{payload,date_operation}')
  then
    return '{}';
  end if;
  return array(
    select k.id from controle.controle k
    where k.commande_id = p_controle.commande_id and k.statut = 'ouvert'
      and (k.motif in ('reference_inactive', 'conflit_interets', 'intrant_non_autorise',
                       'doublon_identite')
           or k.motif = 'reference_inconnue' and p_requete ? 'payload'
           or k.motif = 'capacite_depassee' and not exists (
             select from capacite.toute_consommation n
             where n.collecte_id = k.entite_id
               and n.campagne_id::text = k.details ->> 'campagne_id'
               and n.producteur_id::text = k.details ->> 'titulaire_id'
               and n.matiere_code = k.details ->> 'matiere'
               and n.etat_code = k.details ->> 'etat'
             having sum(n.quantite_g) > 0)));
end
$$;
