-- Stores the identity document of a producer, its number in one form, and returns the other
-- producers with the same document.
-- Spec: types-de-commandes#producteur-enregistrer.
-- Motifs: doublon_identite.
create or replace function producteur.deposer_piece(
  p_contexte commande.contexte, p_producteur_id uuid, p_piece jsonb)
returns commande.constat[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autres uuid[];
begin
  if p_piece is null or p_piece = 'null' then
    return '{}';
  end if;
  insert into producteur.piece_identite as i (organisation_id, producteur_id, type, numero, pays)
  values (p_contexte.organisation_id, p_producteur_id, p_piece ->> 'type',
          core.code_uni(p_piece ->> 'numero'), p_piece ->> 'pays')
  on conflict (organisation_id, producteur_id) do update
    set type = excluded.type, numero = excluded.numero, pays = excluded.pays;
  v_autres := producteur.memes_pieces(p_producteur_id);
  return case when v_autres is null then '{}'::commande.constat[]
    else array[('doublon_identite', 'producteur', p_producteur_id,
      jsonb_build_object('producteurs', v_autres))::commande.constat] end;
end
$$;
