-- Returns the papers of any organization with a code, the oldest first, ten at most: type,
-- organization, number and validity; for goods also their products and mass in g; nothing else of
-- the contents. A paper that a phone printed and for which no document was requested is valid; its
-- products are named in `p_langue`.
-- Owner: cockpit
-- Spec: documents#verification, documents#terrain, documents#code.
-- Chosen: docs/decisions/0078-documents.md, docs/decisions/0117-papiers.md.
-- Why: earlier releases wrote documents under a code that a phone claimed and the service did not
--      recompute. Such a code finds nothing.
create or replace function tache.document_verifie(p_code text, p_langue text default 'fr')
returns table (
  organisation text, type text, indice integer, numero text, etabli_le timestamptz,
  fuseau_horaire text, remplace_le timestamptz, produit text, net_g bigint)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  with trouve as (
    select o.nom, o.fuseau_horaire, d.*
    from (
      select e.organisation_id, e.type, e.entite_id, e.indice, e.numero, e.etabli_le,
             e.remplace_le, e.donnees -> 'contenu' as contenu
      from document.document e
      where e.code = p_code
        and not exists (select from commande.commande c
                        where c.organisation_id = e.organisation_id and c.id = e.commande_id
                          and left(c.empreinte, 16) = p_code and c.date_operation is null)
      union all
      select i.organisation_id, i.type, i.entite_id, 1, i.numero, i.recue_le, i.remplace_le, null
      from tache.imprimes(p_code) as i) as d
      join organisation.organisation o on o.id = d.organisation_id
    order by d.etabli_le, d.organisation_id, d.entite_id limit 10
  )
  select t.nom, t.type, t.indice, t.numero, t.etabli_le, t.fuseau_horaire, t.remplace_le,
         coalesce(b.produit, i.produit), coalesce(b.net_g, i.net_g)
  from trouve t
    left join lateral (
      select coalesce(t.contenu ->> 'produit', (
               select string_agg(distinct l.value ->> 'produit', ', ')
               from jsonb_array_elements(t.contenu -> 'lignes') as l)) as produit,
             coalesce(t.contenu ->> 'net_g', t.contenu ->> 'total_g',
                      t.contenu ->> 'quantite_g')::bigint as net_g
      where t.type not in ('releve_producteur', 'avis_rappel')) as b on true
    cross join lateral (
      select string_agg(distinct case p_langue when 'en' then p.nom_en else p.nom_fr end, ', ')
               as produit, sum(c.net_g)::bigint as net_g
      from collecte.collecte c
        join produit.produit p on p.organisation_id = c.organisation_id and p.id = c.produit_id
      where t.contenu is null and c.organisation_id = t.organisation_id
        and c.id = any (t.entite_id || array(
          select l.collecte_id from livraison.bon_collecte l
          where l.organisation_id = t.organisation_id and l.bon_id = t.entite_id))) as i
  order by t.etabli_le, t.organisation_id, t.entite_id
$$;
grant execute on function tache.document_verifie(text, text) to metier;
revoke execute on function tache.document_verifie(text, text) from public;
