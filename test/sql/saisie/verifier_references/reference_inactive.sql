-- Spec: commandes#references: each reference of a collection must be active on its day.
begin;
set local role metier;
select plan(7);
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

create function pg_temp.a(p_nom text, p_le timestamptz) returns text language sql as $$
  select essai.collecter(p_nom, pg_temp.complet(), essai.capture(p_le));
  select string_agg(k.motif || ' ' || (k.details ->> 'champ'), ',' order by k.motif)
  from controle.controle k where k.commande_id = essai.id('commande ' || p_nom)
$$;
create function pg_temp.finir(p_champ text) returns text language plpgsql as $$
declare
  v_table text := case p_champ when 'campagne_id' then 'campagne.campagne'
    when 'contrat_id' then 'contrat.contrat'
    when 'parcelle_id' then 'parcelle.parcelle' when 'producteur_id' then 'producteur.producteur'
      else 'produit.produit' end;
  v_colonne text := case p_champ when 'campagne_id' then 'active_pendant' else 'actif_pendant' end;
  v_avant text;
  v_apres text;
begin
  execute format('update %s set %I = %L', v_table, v_colonne,
    tstzmultirange(tstzrange(essai.t(-100), essai.t(0, '07:00'))));
  v_avant := pg_temp.a('avant ' || p_champ, essai.t(0, '07:00') - interval '1 ms');
  v_apres := pg_temp.a('apres ' || p_champ, essai.t(0, '07:00'));
  execute format('update %s set %I = %L', v_table, v_colonne,
    tstzmultirange(tstzrange(essai.t(-100), null)));
  return concat_ws(' / ', coalesce(v_avant, 'rien'), v_apres);
end
$$;

select is(pg_temp.finir(c), 'rien / reference_inactive ' || c,
  c || ': active before its end, inactive from it') from pg_temp.champs() as c;
update contrat.contrat set statut = 'brouillon', actif_pendant = '{}';
select is(pg_temp.a('brouillon', essai.t(0, '06:00')), 'reference_inactive contrat_id',
  'a draft contract was never active');
select is((select count(*) from collecte.collecte), 11::bigint, 'all are written');

select * from finish();
rollback;
