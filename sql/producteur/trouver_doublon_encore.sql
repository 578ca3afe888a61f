-- Judges again whether the producers named by an open control still hold the same identity
-- document. A producer who arrived later with the same document has a control of their own.
-- Spec: file-de-controle#repose.
-- Motifs: doublon_identite.
create or replace function producteur.trouver_doublon_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autres uuid[] := array(
    select a.id from unnest(producteur.memes_pieces(p_controle.entite_id)) as a (id)
    where p_controle.details -> 'producteurs' ? a.id::text order by a.id);
begin
  return case when v_autres = '{}' then '{}'::commande.constat[]
    else array[('doublon_identite', 'producteur', p_controle.entite_id,
      jsonb_build_object('producteurs', v_autres))::commande.constat] end;
end
$$;
