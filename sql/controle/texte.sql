-- Returns the words by which people look for an item of the control queue: the provisional
-- reference of its command, the official number of its collection, and the references and names of
-- its producers.
-- Spec: file-de-controle#file.
create or replace function controle.texte(p_controle controle.controle) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_partie record := controle.parties(p_controle);
begin
  return concat_ws(' ',
    (select c.reference_provisoire from commande.commande c where c.id = p_controle.commande_id),
    (select c.numero_officiel from collecte.collecte c
     where p_controle.entite = 'collecte' and c.id = p_controle.entite_id),
    (select string_agg(concat_ws(' ', p.reference, p.nom, p.prenoms), ' ')
     from producteur.producteur p where p.id = any (v_partie.producteurs)));
end
$$;
