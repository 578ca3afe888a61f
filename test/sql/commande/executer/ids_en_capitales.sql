-- Spec: commandes#ids: UUIDs in capitals are the same ids, in the payload of every type.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();
select essai.mesurer_kossi();
select from essai.collecter('collecte', jsonb_build_object('producteur_id', essai.producteur('Afi'),
  'parcelle_id', essai.id('parcelle Afi')));

create function pg_temp.capitales(p_payload jsonb) returns jsonb language plpgsql as $$
declare
  v_texte text := p_payload;
  v_id text;
begin
  for v_id in select distinct m[1] from regexp_matches(
    v_texte, '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}', 'g') as m
  loop
    v_texte := replace(v_texte, v_id, upper(v_id));
  end loop;
  return v_texte;
end
$$;
create function pg_temp.issue(p_type text, p_capitales boolean) returns text
language plpgsql as $$
declare
  v_payload jsonb := case p_type when 'collecte.enregistrer' then essai.payload_collecte('x')
    else essai.payload(p_type, 'x') end;
  v_resultat jsonb;
begin
  v_resultat := essai.envoyer('x',
    case when p_capitales then pg_temp.capitales(v_payload) else v_payload end,
    jsonb_build_object('type', p_type, 'version_schema', 1)) ->> 'resultat';
  raise sqlstate 'TS000' using message = lower(
    (v_resultat - 'date_operation' || jsonb_build_object('controles', (
      select jsonb_agg(k.motif || k.details) from controle.controle k
      where k.commande_id = essai.id('commande x'))))::text);
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
create temp table essais as
select t.type, pg_temp.issue(t.type, false) as bas, pg_temp.issue(t.type, true) as haut
from commande.type_commande t;
select is((select count(*) from essais e where e.bas is not null), 12::bigint, 'twelve types');
select is_empty('select e.* from essais e where e.bas is distinct from e.haut',
  'each comes to the same');

-- A record corrected with capitals keeps its ids.
select from essai.collecter('y',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'y', 'ecart_calcul', 'correction', essai.payload_corrige('y')
    || jsonb_build_object('payload', pg_temp.capitales(essai.payload_collecte('y')))), 'leve',
  'corrected in capitals, a record keeps its ids');

select * from finish();
rollback;
