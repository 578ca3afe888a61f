-- Lists the references of stored commands to members, plots or collections that have open controls
-- which cause a dependence, each as the finding of its command, with the record that the controls
-- of this command are about. A reference by an alias means the kept record.
-- Spec: commandes#dependance.
-- Motifs: dependance_en_controle.
-- Chosen: docs/decisions/0182-dependance-des-membres-et-parcelles.md.
-- Why: `saisie.dependances` returns the same findings of one command. Here one statement reads
--      those of any number of commands.
create or replace function constat.dependances(p_sujets uuid[])
returns table (commande_id uuid, entite text, entite_id uuid, constat commande.constat)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noms uuid[] := p_sujets || array(
    select p.id from producteur.producteur p where p.fusionne_dans = any (p_sujets)
    union all
    select p.id from parcelle.parcelle p where p.fusionnee_dans = any (p_sujets));
begin
  return query
    with saisie as (
      select distinct on (d.commande_id) d.commande_id, d.entite, d.id
      from constat.nommants(p_sujets) as d
      where d.commande_id is not null
      order by d.commande_id, d.entite, d.id
    ),
    nommee as (
      select distinct s.commande_id, s.entite, s.id, t.champ, t.entite as quoi,
             (v.valeur #>> '{}')::uuid as nom_id
      from saisie s
        join saisie.relue r on r.id = s.commande_id
        join commande.reference_type t
          on t.type = (r.contexte).type and t.entite in ('producteur', 'parcelle', 'collecte')
        cross join lateral jsonb_path_query(
          (r.contexte).payload, ('$.' || replace(t.champ, '[]', '[*]'))::jsonpath) as v (valeur)
      where v.valeur <> 'null'
    ),
    examen as (
      select n.*, array(
        select c.id from saisie.cause_de_dependance c
        where c.entite_id = coalesce(m.fusionne_dans, p.fusionnee_dans, n.nom_id)
          and c.entite = n.quoi and c.commande_id <> n.commande_id) as controles
      from nommee n
        left join producteur.producteur m on n.quoi = 'producteur' and m.id = n.nom_id
        left join parcelle.parcelle p on n.quoi = 'parcelle' and p.id = n.nom_id
      where n.nom_id = any (v_noms)
    )
    select x.commande_id, x.entite, x.id,
           ('dependance_en_controle', null, null, jsonb_build_object(
             'controles', x.controles, 'champ', x.champ, 'entite', x.quoi,
             'id', x.nom_id))::commande.constat
    from examen x where x.controles <> '{}';
end
$$;
