-- Returns the codes and names to show next to the ids in a table, for ids of one kind, each once.
-- Spec: api#tables.
-- Chosen: one statement for the ids of a page, whatever kinds they are;
--         docs/decisions/0079-listes-entieres-et-fiches.md.
create or replace function porte.noms(p_genre text, p_ids uuid[])
returns table (id uuid, code text, nom text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select t.id, t.code_court, null::text from appareil.appareil t
  where p_genre = 'appareil' and t.id = any (p_ids)
  union all
  select t.id, t.code, t.nom from campagne.campagne t
  where p_genre = 'campagne' and t.id = any (p_ids)
  union all
  select t.id, t.numero, null from certificat.certificat t
  where p_genre = 'certificat' and t.id = any (p_ids)
  union all
  select t.id, t.code, t.nom from client.client t where p_genre = 'client' and t.id = any (p_ids)
  union all
  select t.id, coalesce(t.numero_officiel, t.reference_provisoire), null from collecte.collecte t
  where p_genre = 'collecte' and t.id = any (p_ids)
  union all
  select t.id, t.identifiant, t.nom_affiche from utilisateur.utilisateur t
  where p_genre = 'compte' and t.id = any (p_ids)
  union all
  select t.id, t.code, null from contrat.contrat t where p_genre = 'contrat' and t.id = any (p_ids)
  union all
  select t.id, t.code, t.nom from emplacement.emplacement t
  where p_genre = 'emplacement' and t.id = any (p_ids)
  union all
  select t.id, t.code, t.nom from fournisseur.fournisseur t
  where p_genre = 'fournisseur' and t.id = any (p_ids)
  union all
  select t.id, t.code, t.nom from organisation.groupement t
  where p_genre = 'groupement' and t.id = any (p_ids)
  union all
  select t.id, t.code, t.nom from intrant.intrant t where p_genre = 'intrant' and t.id = any (p_ids)
  union all
  select t.id, t.numero_officiel, null from lot.lot t where p_genre = 'lot' and t.id = any (p_ids)
  union all
  select t.id, null, t.nom from parcelle.parcelle t
  where p_genre = 'parcelle' and t.id = any (p_ids)
  union all
  select t.id, null, concat_ws(' ', t.nom, t.prenoms) from producteur.producteur t
  where p_genre = 'producteur' and t.id = any (p_ids)
  union all
  select t.id, t.code, t.nom_fr from produit.produit t
  where p_genre = 'produit' and t.id = any (p_ids)
  union all
  select t.id, t.numero_officiel, null from reception.reception t
  where p_genre = 'reception' and t.id = any (p_ids)
  union all
  select t.id, t.code, null from vente.vente t where p_genre = 'vente' and t.id = any (p_ids)
$$;
