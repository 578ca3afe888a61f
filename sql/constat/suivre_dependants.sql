-- Judges the commands that name a record which came under control again: they come under
-- `dependance_en_controle`, as if they had arrived after the control. A note on which a reception
-- stands is left alone, and so is one whose reference to the collection waits for a person.
-- `p_sujets` are members, plots and collections.
-- Spec: commandes#dependance, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0182-dependance-des-membres-et-parcelles.md.
-- Motifs: dependance_en_controle.
create or replace function constat.suivre_dependants(
  p_sujets uuid[], p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noms text[] := p_sujets::text[] || array(
    select p.id::text from producteur.producteur p where p.fusionne_dans = any (p_sujets)
    union all
    select p.id::text from parcelle.parcelle p where p.fusionnee_dans = any (p_sujets));
  v_saisie record;
begin
  for v_saisie in
    select distinct d.commande_id, d.entite, d.id
    from constat.nommants(p_sujets) as d
    where d.commande_id is not null
    order by d.commande_id
  loop
    perform constat.ouvrir(v_saisie.commande_id, v_saisie.entite, v_saisie.id, array(
      select k
      from unnest((saisie.verifier_references(saisie.relire(v_saisie.commande_id))).constats) as k
      where k.motif = 'dependance_en_controle' and k.details ->> 'id' = any (v_noms)), p_le);
  end loop;
end
$$;
