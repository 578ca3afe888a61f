-- Returns the route that takes a record back, on which another one stands: a reception by its
-- movement, a payment by its own act, a record of another command by that command, a record that a
-- file brought by that import. A decided capacity is led out of by the crops of the plot
-- `p_parcelle_id` that it counts, or by the exit of its producer; an amount due by the record that
-- it comes of. Null if there is no such act.
-- Spec: file-de-controle#annulation, corrections#issues.
-- Chosen: docs/decisions/0163-une-issue.md, 0168-issues-nommees.md.
create or replace function commande.acte_de_reprise(
  p_entite text, p_id uuid, p_parcelle_id uuid default null) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(case p_entite
    when 'mouvement' then format('POST /v1/mouvements/%s/contrepasser', p_id)
    when 'reception' then (
      select format('POST /v1/mouvements/%s/contrepasser', m.id) from matiere.mouvement m
      where m.entite_id = p_id and m.genre in ('reception', 'retour') and not exists (
        select from matiere.mouvement r where r.contrepasse_id = m.id)
      order by m.rang desc limit 1)
    when 'paiement' then (
      select format(case p.statut when 'validée' then 'POST /v1/paiements/%s/contrepasser'
                                  else 'POST /v1/paiements/%s/annuler' end, p.id)
      from paiement.paiement p where p.id = p_id and p.statut in ('validée', 'en_attente'))
    when 'capacite' then (
      select case when c.statut = 'proposee' then format('POST /v1/capacites/%s/refuser', c.id)
                  else coalesce('POST /v1/parcelles/' || p_parcelle_id || '/cultures',
                                format('POST /v1/producteurs/%s/sortie', c.producteur_id)) end
      from capacite.capacite c where c.id = p_id)
    when 'creance' then (
      select case
        when c.genre = 'deduction' then format('POST /v1/creances/%s/retirer', c.id)
        when c.genre = 'ouverture' then null
        when c.remise_id is not null then commande.acte_de_reprise('remise', c.remise_id)
        when c.reception_id is not null then commande.acte_de_reprise('reception', c.reception_id)
        else commande.acte_de_reprise('paiement', c.paiement_id) end
      from paiement.creance c where c.id = p_id)
    when 'non_conformite' then (
      select coalesce('POST /v1/commandes/' || n.commande_id || '/annuler',
                      format('POST /v1/non-conformites/%s/clore', n.id))
      from non_conformite.non_conformite n where n.id = p_id)
    else 'POST /v1/commandes/' || case p_entite
      when 'modification' then p_id
      when 'livraison' then (select b.commande_id from livraison.bon b where b.id = p_id)
      when 'collecte' then (select c.commande_id from collecte.collecte c where c.id = p_id)
      when 'producteur' then (
        select p.commande_id from producteur.producteur p where p.id = p_id)
      when 'parcelle' then (select p.commande_id from parcelle.parcelle p where p.id = p_id)
      when 'polygone' then (select g.commande_id from parcelle.polygone g where g.id = p_id)
      when 'estimation' then (select e.commande_id from recolte.estimation e where e.id = p_id)
      when 'remise' then (select r.commande_id from intrant.remise r where r.id = p_id)
      when 'inspection' then (
        select i.commande_id from inspection.inspection i where i.id = p_id) end || '/annuler'
    end, (
    select format('POST /v1/imports/%s/annuler', g.importation_id)
    from importation.ligne g
      join importation.importation i
        on i.organisation_id = g.organisation_id and i.id = g.importation_id
    where g.objet_id = p_id and g.avant is null and i.statut <> 'annule' limit 1));
end
$$;
