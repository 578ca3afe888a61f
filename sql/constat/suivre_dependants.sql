-- Judges the commands that name a record which came under control again: they come under
-- `dependance_en_controle`, as if they had arrived after the control, and what names their records
-- in turn. A note on which a reception stands is left alone, and so is one whose reference to the
-- collection waits for a person. `p_sujets` are members, plots and collections.
-- Spec: commandes#dependance, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0182-dependance-des-membres-et-parcelles.md,
--         0197-dependances-en-une-fois.md.
-- Motifs: dependance_en_controle.
create or replace function constat.suivre_dependants(
  p_sujets uuid[], p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sujets uuid[] := p_sujets;
  v_ouverts uuid[];
begin
  while v_sujets is not null loop
    with trouve as materialized (
      select d.commande_id, d.entite, d.entite_id, d.constat
      from constat.dependances(v_sujets) as d
    ),
    ouvert as (
      insert into controle.controle
        (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
      select c.organisation_id, c.id, k.motif, c.utilisateur_id, e.entite, e.entite_id, k.details,
             p_le
      from constat.nouveaux(array(select t.commande_id from trouve t),
                            array(select t.constat from trouve t)) as k
        join (select distinct t.commande_id, t.entite, t.entite_id from trouve t) as e
          on e.commande_id = k.commande_id
        join commande.commande c on c.id = k.commande_id
      order by c.id, k.details
      returning id
    )
    select array_agg(o.id) into v_ouverts from ouvert o;
    v_sujets := (
      select array_agg(distinct c.entite_id) from saisie.cause_de_dependance c
      where c.id = any (v_ouverts) and c.entite in ('collecte', 'producteur', 'parcelle'));
  end loop;
end
$$;
