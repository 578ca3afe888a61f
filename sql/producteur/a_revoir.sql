-- Returns the open controls that a change of some fields of a producer, from a date on, may make
-- moot. For a group: controls about the contract, certificate or reception of collections at that
-- date or later. For an identity document: controls of producers who were recorded with the
-- document that this producer still has.
-- Spec: file-de-controle#repose, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md, 0152-arrive-tard.md.
create or replace function producteur.a_revoir(
  p_producteur_id uuid, p_champs text[], p_depuis timestamptz) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k.id
    from collecte.collecte c
      join controle.controle k on k.entite_id = c.id
    where 'groupement_id' = any (p_champs)
      and c.producteur_id = p_producteur_id and c.date_operation >= p_depuis
      and k.statut = 'ouvert'
      and (k.motif = 'reference_inactive' and k.details ->> 'entite' in ('contrat', 'certificat')
           or k.motif = 'ecart_calcul' and k.details ->> 'champ' = 'groupement_id')
    union all
    select k.id
    from unnest(producteur.memes_pieces(p_producteur_id)) as a (id)
      join controle.controle k on k.entite_id = a.id
    where 'piece_identite' = any (p_champs)
      and k.statut = 'ouvert' and k.motif = 'doublon_identite'
      and k.details -> 'producteurs' ? p_producteur_id::text);
end
$$;
