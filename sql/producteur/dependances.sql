-- Lists the dependents of a registered producer: all records that refer to them, except cancelled
-- records, imported capacities that ended before a person validated them, and opening amounts that
-- were taken back.
-- Spec: file-de-controle#annulation.
create or replace function producteur.dependances(p_contexte commande.contexte)
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'producteur_id')::uuid;
begin
  return query
    select d.entite, d.id
    from (
      select 'producteur' as entite, p.id, null::uuid as commande_id
      from producteur.producteur p where p.fusionne_dans = v_id
      union all
      select 'producteur', p.fusionne_dans, null from producteur.producteur p
      where p.id = v_id and p.fusionne_dans is not null
      union all
      select 'parcelle', p.id, p.commande_id from parcelle.parcelle p
      where p.producteur_id = v_id and not isempty(p.actif_pendant)
      union all
      select 'parcelle', t.parcelle_id, null from parcelle.transfert t
      where t.ancien_id = v_id or t.producteur_id = v_id
      union all
      select 'collecte', c.id, c.commande_id from collecte.collecte c where c.producteur_id = v_id
      union all
      select 'capacite', c.id, null from capacite.capacite c
      where c.producteur_id = v_id and not (
        c.reprise and c.statut = 'remplacee' and not exists (
          select from capacite.validation v where v.capacite_id = c.id))
      union all
      select 'remise', r.id, r.commande_id from intrant.remise r where r.producteur_id = v_id
      union all
      select 'inspection', i.id, i.commande_id from inspection.inspection i
      where i.producteur_id = v_id
      union all
      select 'non_conformite', n.id, n.commande_id from non_conformite.non_conformite n
      where n.producteur_id = v_id
      union all
      select 'echantillon', e.id, null from inspection.echantillon e where e.producteur_id = v_id
      union all
      select 'interet', i.id, null from inspection.interet i where i.producteur_id = v_id
      union all
      select 'controle_officiel', o.id, null from inspection.controle_officiel o
      where o.producteur_id = v_id and o.annule_le is null
      union all
      select 'paiement', p.id, null from paiement.paiement p where p.producteur_id = v_id
      union all
      select 'creance', c.id, null from paiement.creance c
      where c.producteur_id = v_id and not (
        c.genre = 'ouverture'
        and exists (select from paiement.reste r where r.creance_id = c.id and r.reste = 0)
        and not exists (select from paiement.reglement g where g.creance_id = c.id))
      union all
      select 'rattachement', r.id, r.commande_id from producteur.rattachement r
      where r.producteur_id = v_id
        and (r.commande_id is null or r.commande_id <> p_contexte.commande_id
          or p_contexte.commande_id is null)
      union all
      select 'modification', h.commande_id, h.commande_id from producteur.champ h
      where h.producteur_id = v_id and h.version > 1
        and h.commande_id is distinct from p_contexte.commande_id) as d
    where not exists (select from commande.annulation a where a.commande_id = d.commande_id)
    group by d.entite, d.id
    limit 100;
end
$$;
