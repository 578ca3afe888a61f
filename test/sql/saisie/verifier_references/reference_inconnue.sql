-- Spec: commandes#references: each reference of a collection is looked up, and unknown ones are
-- reported.
begin;
set local role metier;
select plan(8);
select essai.preparer();

insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise,
  cree_le)
values (core.organisation_id(), essai.id('contrat'), 'K1', essai.id('campagne ESSAI'), 'actif',
  '{(,)}', 'XOF', essai.t(-90));
insert into contrat.ligne (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg)
values (core.organisation_id(), essai.id('contrat'), 1, essai.produit('ANANAS'), 1000000, 300);
create function pg_temp.champs() returns setof text language sql as $$
  values ('campagne_id'), ('contrat_id'), ('parcelle_id'), ('producteur_id'), ('produit_id')
$$;
create function pg_temp.complet() returns jsonb
language sql as $$ select jsonb_build_object('contrat_id', essai.id('contrat')) $$;

create function pg_temp.inconnue(p_champ text) returns text language sql as $$
  select essai.collecter('sans ' || p_champ, pg_temp.complet()
    || jsonb_build_object(p_champ, essai.id('?')));
  select string_agg(k.motif || ' ' || (k.details ->> 'champ') || ' ' || (k.details ->> 'id'),
    ',' order by k.motif)
  from controle.controle k where k.commande_id = essai.id('commande sans ' || p_champ)
    and k.motif = 'reference_inconnue'
$$;

select is(essai.motifs(essai.collecter('complet', pg_temp.complet())), null,
  'five known references pass');
select is(pg_temp.inconnue(c), 'reference_inconnue ' || c || ' ' || essai.id('?'),
  c || ' that nobody knows') from pg_temp.champs() as c;
select is((select count(*) from collecte.collecte), 6::bigint, 'all are written');
select is(essai.motifs(essai.collecter('sans contrat', '{"contrat_id": null}')), null,
  'no contract is no reference');

select * from finish();
rollback;
