-- Returns whether an unknown reference of a command has arrived: an entity, a document, a quality
-- state, or a plot that belonged to another producer. Findings about the owner of a plot or a
-- referential are recognized by a member of their details; other findings name the kind of entity.
-- Spec: file-de-controle#reference-arrivee.
create or replace function controle.reference_arrivee(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return controle.est_arrivee(coalesce(
    (select c.cle from unnest('{producteur_de_la_parcelle,referentiel}'::text[])
       with ordinality as c (cle, rang)
     where p_controle.details ? c.cle order by c.rang limit 1),
    p_controle.details ->> 'entite'), p_controle);
end
$$;
