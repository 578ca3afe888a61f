-- Returns the certificates of a holder with a line that covers an operation in all its dimensions
-- at its date, each with its status then. The holder is a group, a supplier or, if neither is
-- given, the organization itself. Certificates in force come first, then the one that ends last. A
-- null dimension is not compared. It is enough if one of the operation's activities and one of its
-- units are covered. Sites and units are compared in their one form: lines are never edited, and
-- older versions stored what was typed.
-- Spec: conformite-et-certificats#couverture, receptions#refus-certificat.
-- Chosen: docs/decisions/0044-portee.md. A line from before this rule is compared by its product,
--         and for sales by whether it names a sale.
create or replace function certificat.couvrant(
  p_groupement_id uuid, p_fournisseur_id uuid, p_produit_id uuid, p_activites text[], p_site text,
  p_unites text[], p_le timestamptz)
returns table (certificat_id uuid, numero text, referentiel_code text, etat text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_site text := core.code_uni(p_site);
  v_unites text[] := array(select core.code_uni(u) from unnest(p_unites) as u);
begin
  return query
  select c.id, c.numero, c.referentiel_code, e.etat
  from certificat.de_titulaire(p_groupement_id, p_fournisseur_id) as c
    cross join lateral (select certificat.etat_a(c.id, p_le) as etat) as e
    cross join lateral (
      select from certificat.portee p left join certificat.activite a on a.code = p.activite
      where p.organisation_id = c.organisation_id and p.certificat_id = c.id
        and p.effet_pendant @> p_le
        and (p_produit_id is null or p.produit_id is null or p.produit_id = p_produit_id)
        and case when p.anterieure
          then coalesce(not p_activites <@ '{distribution,export}', true)
            or p.activite in ('vente', 'expedition')
          else (p_activites is null or p.activite is null or a.activite = any (p_activites))
            and (p_site is null or p.site is null or core.code_uni(p.site) = v_site)
            and (p_unites is null or p.unite is null or core.code_uni(p.unite) = any (v_unites))
          end
      limit 1) as p
  order by (e.etat = 'valide') desc, c.valide_au desc, c.id;
end
$$;
